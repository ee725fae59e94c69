import { asItIs, type Begin, flowHere } from '../flow-at.ts';

const OPERATOR = 'The operator has to list other campuses.';

const comeTo =
  (path: string): Begin =>
  async (person) => {
    person.holdNow();
    await person.open(path);
  };

export const campusCheck = flowHere('campusCheck', {
  starts: { campus: comeTo('/yonsei'), anyWord: comeTo('/nowhere'), noCode: 'No address of the site says such a path.' },
  outcomes: {
    'loadCampusCodes.done': asItIs,
    'loadCampusCodes.done length=0': OPERATOR,
    'loadCampusCodes.done 0.signInFirst=true': OPERATOR,
  },
});
