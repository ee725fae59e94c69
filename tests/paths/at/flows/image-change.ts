import { asItIs, flowHere } from '../flow-at.ts';
import { memberInProfile } from '../steps.ts';

const FILES = 'The files of the models are no pictures: the page of the tests takes them for their samples.';

export const imageChange = flowHere('imageChange', {
  starts: {
    plain: async (person) => {
      await memberInProfile(person);
      person.holdNow();
      await person.press(($) => $.myProfile.changeImage);
    },
  },
  notPressed: {
    FILE_CHOSEN: ({ event: { file } }) => (file === null ? undefined : FILES),
    DEFAULT_CHOSEN: 'A new account has the default image already.',
  },
  outcomes: { 'removeImage.done': asItIs },
});
