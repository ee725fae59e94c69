import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can do: a form that knows what was typed. */
function SignIn() {
  const [values, setValues] = useState({ email: '', password: '' });
  return (
    <form>
      <h1>Sign in</h1>
      {(['email', 'password'] as const).map((name) => (
        <label key={name}>
          {name}{' '}
          <input type={name} name={name} value={values[name]} onChange={({ target }) => setValues({ ...values, [name]: target.value })} />
        </label>
      ))}
      <button type="submit">Sign in</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<SignIn />);
