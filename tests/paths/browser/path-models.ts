import { catalogue } from '#machines/catalogue.ts';
import { joiningModel } from '#machines/joining/qa/joining.model.ts';
import type { Model } from '#statewalk/explore/model.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';

/** What a screen shows besides what the machine's own guards read: steps that differ on the screen are apart in its paths. */
const joining: typeof joiningModel = {
  ...joiningModel,
  distinguish: (snapshot) => ({ ...(joiningModel.distinguish(snapshot) as object), takenUp: snapshot.context.takenUp }),
};

/** What the paths of a flow are made from: the model that ships, whole. */
export const pathModelOf = (flow: FlowWithScreen): Model => (flow === 'joining' ? joining : catalogue[flow]) as Model;
