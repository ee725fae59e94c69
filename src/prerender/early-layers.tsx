import { useTranslation } from 'react-i18next';
import { createActor } from 'xstate';
import { emailLoginMachine } from '../../machines/email-login/email-login.machine.ts';
import { layersMachine } from '../../machines/layers/layers.machine.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';
import { DEFAULTS } from '../api/defaults.ts';
import type { EarlyPopup } from '../boot/early-layers.ts';
import { EmailLogin } from '../layers/email-login/email-login.tsx';
import { LastWay } from '../layers/login/last-way.tsx';
import { Login } from '../layers/login/login.tsx';
import { Welcome } from '../layers/welcome/welcome.tsx';
import { Divider } from '../ui/layout/card.tsx';

const { enabledMethods, topLevelDomain } = DEFAULTS;

/** Never started: each is in the state in which a popup opens, and reaches no port. */
const layers = createActor(layersMachine, {
  input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods },
});
const login = createActor(loginMachine, { input: { enabledMethods, resumed: null } });
const emailLogin = createActor(emailLoginMachine, { input: { email: '' } });

const ignore = () => {};
const popup = (name: EarlyPopup) => ({ 'data-early': name });

/** The popups on the way to signing in, as they open; the boot script shows them before the application is there (`src/boot/early-layers.ts`). */
export function EarlyLayers() {
  const { t } = useTranslation();
  return (
    <>
      <div {...popup('welcome')}>
        <Welcome layers={layers} returning={false} />
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
