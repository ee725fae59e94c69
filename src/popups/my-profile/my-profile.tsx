import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { DocumentName } from '#contract/documents.ts';
import type { Configuration } from '#contract/schemas.ts';
import { mayChangeEmail, mayChangeImage, type profileMachine } from '#machines/profile/profile.machine.ts';
import { isGuest, type KnownUser } from '#src/api/user.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Spinner } from '#src/ui/progress/spinner.tsx';
import { Activity } from '../activity/activity.tsx';
import { ConnectedServices } from '../connected-services/connected-services.tsx';
import { DataExport } from '../data-export/data-export.tsx';
import { Devices } from '../devices/devices.tsx';
import { HandOverApproval } from '../hand-over-approval/hand-over-approval.tsx';
import { IdChange } from '../id-change/id-change.tsx';
import { ImageChange } from '../image-change/image-change.tsx';
import type { ImageChangeProps } from '../image-change/image-change-props.ts';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { WayList } from '../ways/way-list.tsx';
import { AccountRows } from './account-rows.tsx';
import { Identity } from './identity.tsx';
import { MarketingRow } from './marketing-row.tsx';
import styles from './my-profile.module.css';
import { OpennessSwitch } from './openness-switch.tsx';
import { ProfileAlert } from './profile-alert.tsx';
import { DocumentRows, EmailRow, HelpRow, IdRow, LinkRow, LogoutRow, PasswordRow, Rows } from './profile-rows.tsx';
import { Savings } from './savings.tsx';
import { Status } from './status.tsx';
import { Ways } from './ways.tsx';

export interface MyProfileProps {
  actor: ActorRefFrom<typeof profileMachine>;
  /** Null until the server has told who it is. */
  user: KnownUser | null;
  links: Configuration['links'];
  /** The day of a consent that is given or withdrawn now, by the server's clock. */
  today: Date;
  /** ms since the epoch, by the server’s clock */
  now: () => number;
  onDocument: (document: DocumentName) => void;
  onLogout: () => void;
  /** Undefined where the API deletes no accounts (API-26). */
  onDelete: (() => void) | undefined;
  imageRemovable: ImageChangeProps['removable'];
  onFile: ImageChangeProps['onFile'];
}

/** The person's own profile, and its changes (PROF-1). */
export function MyProfile({ actor, user, links, today, now, onDocument, onLogout, onDelete, imageRemovable, onFile }: MyProfileProps) {
  const { t } = useTranslation();
  useSuccess(actor);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const daysLeft = useSelector(actor, (snapshot) => snapshot.context.daysLeft);
  const imageOffered = useSelector(actor, (snapshot) => mayChangeImage(snapshot.context));
  const cameFrom = useSelector(actor, (snapshot) => snapshot.context.cameFrom);
  const passwordOffered = useSelector(actor, (snapshot) => snapshot.context.email !== null);
  const emailOffered = useSelector(actor, (snapshot) => mayChangeEmail(snapshot.context));
  const { idChange, imageChange, devices, passkeys, ways, connectedServices, activity, dataExport, handOverApproval } = useSelector(
    actor,
    (snapshot) => snapshot.children,
  );

  return (
    <>
      <Dialog
        title={t(($) => $.myProfile.title)}
        size="drawer"
        flow="profile"
        state={state}
        busy={busy}
        onClose={() => actor.send({ type: 'CLOSED' })}
        footer={
          user !== null &&
          isGuest(user) && <Button onClick={() => actor.send({ type: 'LINK_CHOSEN' })}>{t(($) => $.myProfile.authenticate)}</Button>
        }
      >
        {user === null ? (
          <p className={styles.loading}>
            <Spinner size={32} />
            {t(($) => $.common.loading)}
          </p>
        ) : (
          <>
            <Identity
              user={user}
              onImageChange={imageOffered ? () => actor.send({ type: 'IMAGE_CHANGE_CHOSEN' }) : undefined}
              onNicknameChange={() => actor.send({ type: 'NICKNAME_CHANGE_CHOSEN' })}
              nicknameFocused={cameFrom === 'nicknameChange'}
            />
            <Status user={user} />
            <Savings stars={user.uvrs_pont + user.bons_pont} gold={user.gold} />
            <Rows>
              <IdRow daysLeft={daysLeft} onChange={() => actor.send({ type: 'ID_CHANGE_CHOSEN' })} />
              <OpennessSwitch actor={actor} known={user.acnt_open_yn} />
              <MarketingRow actor={actor} user={user} inquiryUrl={links.inquiry} />
            </Rows>
            {!isGuest(user) && (
              <Rows title={t(($) => $.myProfile.ways)}>
                <Ways user={user} />
                {emailOffered && (
                  <EmailRow onChange={() => actor.send({ type: 'EMAIL_CHANGE_CHOSEN' })} focused={cameFrom === 'emailChange'} />
                )}
                {passwordOffered && (
                  <PasswordRow onChange={() => actor.send({ type: 'PASSWORD_CHANGE_CHOSEN' })} focused={cameFrom === 'passwordChange'} />
                )}
                <AccountRows actor={actor} />
                <LinkRow onLink={() => actor.send({ type: 'LINK_CHOSEN' })} focused={cameFrom === 'linkAccount'} />
              </Rows>
            )}
            <Rows>
              <DocumentRows onDocument={onDocument} />
              <HelpRow helpUrl={links.faq} />
              <LogoutRow onLogout={onLogout} />
            </Rows>
            {!isGuest(user) && onDelete !== undefined && (
              <p className={styles.leave}>
                <TextButton onClick={onDelete}>{t(($) => $.myProfile.deleteAccount)}</TextButton>
              </p>
            )}
          </>
        )}
      </Dialog>
      {idChange && <IdChange actor={idChange} />}
      {imageChange && <ImageChange actor={imageChange} user={user} removable={imageRemovable} onFile={onFile} />}
      {devices && <Devices actor={devices} />}
      {passkeys && <Passkeys actor={passkeys} />}
      {ways && <WayList actor={ways} />}
      {connectedServices && <ConnectedServices actor={connectedServices} />}
      {activity && <Activity actor={activity} />}
      {dataExport && <DataExport actor={dataExport} />}
      {handOverApproval && <HandOverApproval actor={handOverApproval} now={now} />}
      <ProfileAlert actor={actor} today={today} />
    </>
  );
}
