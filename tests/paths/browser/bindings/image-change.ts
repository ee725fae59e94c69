import { defineBindings } from '../bindings.ts';
import { contentOf } from '../image-files.ts';
import { asks } from '../wire/wire.ts';

export const imageChange = defineBindings('imageChange', {
  events: {
    // The file's name says to the page which sample of the model it is; on a started server it names a real file.
    FILE_CHOSEN: async ({ event: { file }, top }) =>
      top
        .locator('input[type=file]')
        .setInputFiles(file === null ? [] : [{ name: file.id, mimeType: 'image/png', buffer: await contentOf(file.id) }]),
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
