import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const imageChange = defineBindings('imageChange', {
  ofData: ['choosing', 'framing'],
  looks: (snapshot) => {
    const { file, progress } = snapshot.context;
    if (snapshot.matches('choosing')) return [`${file === null ? 'without' : 'with'} a picture ${whole(snapshot)}`];
    return snapshot.matches('uploading') ? [`uploading, ${progress.loaded} bytes done`] : [whole(snapshot)];
  },
  events: {
    FILE_CHOSEN: ({ event: { file }, chooseFile }) => chooseFile(file?.id ?? null),
    // The slider zooms to what the sample of the model has.
    FRAME_CHANGED: ({ top }) => top.getByRole('slider').fill('2'),
    UPLOAD_CHOSEN: ({ snapshot: { context }, press, pressUnavailable }) =>
      (context.file === null ? pressUnavailable : press)(($) => $.imageChange.upload),
    DEFAULT_CHOSEN: ({ press }) => press(($) => $.imageChange.useDefault),
    CONFIRMED: ({ press }) => press(($) => $.imageChange.remove),
  },
  notOffered: {
    // It stands there already.
    FRAME_CHANGED: ({ context }) => context.frame.zoom === 2,
    // An alert is answered first.
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
  // Its file stands for a sample of the model, and is not uploaded.
  ports: { removeImage: asks('removeImage', 'removeProfileImage') },
});
