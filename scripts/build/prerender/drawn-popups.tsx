import { useTranslation } from 'react-i18next';
import { createActor } from 'xstate';
import { DEFAULTS } from '../../../contract/defaults.ts';
import { emailLoginMachine } from '../../../machines/email-login/email-login.machine.ts';
import { loginMachine } from '../../../machines/login/login.machine.ts';
import { popupsMachine } from '../../../machines/popups/popups.machine.ts';
import type { DrawnPopup } from '../../../src/boot/drawn-popups.ts';
import { EmailLogin } from '../../../src/popups/email-login/email-login.tsx';
import { LastWay } from '../../../src/popups/login/last-way.tsx';
import { Login } from '../../../src/popups/login/login.tsx';
import { Welcome } from '../../../src/popups/welcome/welcome.tsx';
import { Divider } from '../../../src/ui/layout/card.tsx';

const { enabledMethods, topLevelDomain } = DEFAULTS;

/** Never started: each is in the state in which a popup opens, and reaches no port. */
const popups = createActor(popupsMachine, {
  input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods },
});
const login = createActor(loginMachine, { input: { enabledMethods, resumed: null } });
const emailLogin = createActor(emailLoginMachine, { input: { email: '' } });

const ignore = () => {};
const popup = (name: DrawnPopup) => ({ 'data-early': name });

/** The popups on the way to signing in, as they open; the boot script shows them before the application is there (`src/boot/drawn-popups.ts`). */
export function DrawnPopups() {
  const { t } = useTranslation();
  return (
    <>
      <div {...popup('welcome')}>
        <Welcome popups={popups} returning={false} />
      </div>
      <div {...popup('login')}>
        <Login actor={login} />
        {/* For the boot script, where a way was used before (LOGIN-6). */}
        <template>
          <LastWay onForget={ignore} />
          <Divider>{t(($) => $.common.or)}</Divider>
        </template>
      </div>
      <div {...popup('emailLogin')}>
        <EmailLogin actor={emailLogin} topLevelDomain={topLevelDomain} />
      </div>
    </>
  );
}
