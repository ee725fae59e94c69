import type { EnvReader } from '../env-reader.ts';
import { SAMPLE_SCHOOLS } from './sample-schools.ts';
import type { School } from './school.ts';
import { NO_SCHOOLS } from './schools-file.ts';

interface SchoolsFromEnv {
  /** To be read. */
  readonly file: string | undefined;
  /** What serves without a file. */
  readonly samples: readonly School[];
  readonly areThere: boolean;
}

/** Samples stand beside the stand-ins, and never in front of people. `isSet`: the federation's proxy is configured. */
export function schoolsFromEnv(read: EnvReader, { standIns, isSet }: { standIns: boolean; isSet: boolean }): SchoolsFromEnv {
  const named = read.text('SCHOOLS_FILE');
  const file = named === NO_SCHOOLS ? undefined : named;
  if (file !== undefined && !isSet && !standIns) {
    read.mistake('SCHOOLS_FILE is set, but PROVIDER_FEDERATION_CLIENT_ID is not: say which proxy signs the members of these schools in.');
  }
  if (file === undefined && isSet)
    read.mistake('PROVIDER_FEDERATION_CLIENT_ID is set, but SCHOOLS_FILE is not: say which schools sign in by it.');
  const samples = named === undefined && standIns && !isSet ? SAMPLE_SCHOOLS : [];
  return { file, samples, areThere: file !== undefined || samples.length > 0 };
}
