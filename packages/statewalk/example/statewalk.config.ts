import { defineConfig } from 'statewalk';
import { signInMachine } from './sign-in.machine.ts';
import { toggleMachine } from './toggle.machine.ts';

export default defineConfig({
  machines: { toggle: toggleMachine, signIn: signInMachine },
});
