import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { LoadingDialog } from '#src/ui/dialog/loading-dialog.tsx';
import { usePopups } from '../use-system.ts';

/** None is open, or it stands in the page. */
const STANDING: ReadonlySet<string> = new Set(['awaitingViewer', 'closed', 'login', 'emailLogin']);

/** In the place of a popup whose chunk is on its way: what led to it has gone, and no press or letter may fall into nothing (SHELL-7, DOOR-4). */
export function WaitingPopup() {
  const { t } = useTranslation();
  const popups = usePopups();
  const popup = useSelector(popups, (snapshot) => snapshot.value.popup);
  if (STANDING.has(popup)) return null;
  return <LoadingDialog title={t(($) => $.common.loading)} flow="popups" state={`popup.${popup}`} onCancel={() => leave(popups)} />;
}

/** Whichever machine has what is open; the others take no notice. */
function leave(actor: AnyActorRef): void {
  const { children = {} } = actor.getSnapshot() as { readonly children?: Readonly<Record<string, AnyActorRef>> };
  for (const child of Object.values(children)) leave(child);
  actor.send({ type: 'CLOSED' });
}
