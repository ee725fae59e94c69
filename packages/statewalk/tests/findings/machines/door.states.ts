/** A part of the chart that stands in a file of its own. */
export const lockedStates = () => ({
  locked: {
    on: {
      UNLOCK: 'closed',
    },
  },
});
