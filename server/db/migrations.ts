import { migration001 } from './migrations/001-accounts.ts';
import { migration002 } from './migrations/002-proofs.ts';
import { migration003 } from './migrations/003-partners-images-campuses.ts';
import { migration004 } from './migrations/004-caught-mails.ts';
import { migration005 } from './migrations/005-provider-attempts.ts';
import { migration006 } from './migrations/006-deleted-accounts.ts';
import { migration007 } from './migrations/007-partners-redeem-codes.ts';
import { migration008 } from './migrations/008-gateway-consents.ts';
import { migration009 } from './migrations/009-agreements.ts';
import { migration010 } from './migrations/010-sign-in-attempts.ts';
import { migration011 } from './migrations/011-gateway-codes-of-sessions.ts';
import { migration012 } from './migrations/012-tidying.ts';
import { migration013 } from './migrations/013-codes-of-visits-outbox-devices.ts';
import { migration014 } from './migrations/014-names-that-look-alike.ts';
import { migration015 } from './migrations/015-accounts-that-leave.ts';
import { migration016 } from './migrations/016-shared-computers.ts';
import { migration017 } from './migrations/017-files-of-builds.ts';
import { migration018 } from './migrations/018-pauses-sign-in-notices.ts';
import { migration019 } from './migrations/019-sessions-that-follow.ts';
import { migration020 } from './migrations/020-devices-of-sessions.ts';
import { migration021 } from './migrations/021-confirmations.ts';
import { migration022 } from './migrations/022-signed-in-at.ts';
import { migration023 } from './migrations/023-openid.ts';
import { migration025 } from './migrations/025-passkeys.ts';
import { migration026 } from './migrations/026-passkeys-that-confirm.ts';
import { migration028 } from './migrations/028-ways-partners-activity.ts';
import { migration029 } from './migrations/029-codes-that-confirm.ts';
import { migration031 } from './migrations/031-what-partners-say.ts';
import { migration032 } from './migrations/032-schools-of-attempts.ts';
import { migration033 } from './migrations/033-hand-overs.ts';
import { migration034 } from './migrations/034-logos-of-partners.ts';
import { migration036 } from './migrations/036-emails-that-change.ts';
import { migration038 } from './migrations/038-signals-of-providers.ts';
import { migration039 } from './migrations/039-networks-of-sessions.ts';
import type { Migration } from './migrations/migration.ts';

/** The database's history, in the order in which it runs. A step is a file of its own: new ones come last, and one that has shipped is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  migration001,
  migration002,
  migration003,
  migration004,
  migration005,
  migration006,
  migration007,
  migration008,
  migration009,
  migration010,
  migration011,
  migration012,
  migration013,
  migration014,
  migration015,
  migration016,
  migration017,
  migration018,
  migration019,
  migration020,
  migration021,
  migration022,
  migration023,
  migration025,
  migration026,
  migration028,
  migration029,
  migration031,
  migration032,
  migration033,
  migration034,
  migration036,
  migration038,
  migration039,
];
