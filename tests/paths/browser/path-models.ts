import { catalogue } from '#machines/catalogue.ts';
import { popupsModel } from '#machines/popups/qa/popups.model.ts';
import type { Model } from '#statewalk/explore/model.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';

/** What a screen shows besides what the machine's own guards read: steps that differ on the screen are apart in its paths. */
const popups: typeof popupsModel = {
  ...popupsModel,
  distinguish: (snapshot) => ({ ...(popupsModel.distinguish(snapshot) as object), takenUp: snapshot.context.takenUp }),
};

/** What the paths of a flow are made from: the model that ships, whole. */
export const pathModelOf = (flow: FlowWithScreen): Model => (flow === 'popups' ? popups : catalogue[flow]) as Model;
