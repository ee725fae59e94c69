/** Carries the proof with the act that it was given for; nothing where an act is asked for without one (CONFIRM-1). */
export const confirmationHeader = (confirmation: string | null): Readonly<Record<string, string>> =>
  confirmation === null ? {} : { 'X-Confirmation': confirmation };
