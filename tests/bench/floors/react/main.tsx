import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const FIELDS = { 'sign-in': ['email', 'password'], 'sign-up': ['email', 'password', 'nickname'] } as const;

/** The least that React can do: two forms that know what was typed, and a button between them. */
function Forms() {
  const [form, setForm] = useState<keyof typeof FIELDS>('sign-in');
  const [values, setValues] = useState({ email: '', password: '', nickname: '' });
  return (
    <form data-form={form}>
      <h1>{form}</h1>
      {FIELDS[form].map((name) => (
        <label key={name}>
          {name}{' '}
          <input
            type={name === 'nickname' ? 'text' : name}
            name={name}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </label>
      ))}
      <button type="submit">{form}</button>
      <button type="button" onClick={() => setForm(form === 'sign-in' ? 'sign-up' : 'sign-in')}>
        the other
      </button>
    </form>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<Forms />);
