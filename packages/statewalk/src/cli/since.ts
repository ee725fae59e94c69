import type { StatewalkConfig } from '../config.ts';
import { UsageError } from '../plans/names.ts';
import type { Request } from '../plans/request.ts';
import { comment } from '../since/comment.ts';
import { comparisonOf } from '../since/since.ts';
import { filesOf } from '../sources/exported.ts';
import type { Project } from './options.ts';

export interface SinceOptions {
  readonly since: string;
  readonly until: string | undefined;
  readonly tests: readonly string[];
  readonly format: string;
  readonly language: string;
}

/** What a change touches, as `paths --since` writes it: a comment for a review, or JSON. */
export async function writtenSince(
  config: StatewalkConfig,
  project: Project,
  { names, request }: { readonly names: readonly string[]; readonly request: Request },
  { since, until, tests, format, language }: SinceOptions,
): Promise<string> {
  if (format !== 'markdown' && format !== 'json') throw new UsageError('--since is written with --format markdown or json.');
  const folder = process.cwd();
  const files = project.file === undefined ? {} : await filesOf(project.file, config.machines);
  const asked = { names, request, language };
  const patterns = tests.length > 0 ? tests : (config.tests ?? []);
  const comparison = await comparisonOf(config, asked, { since, until, tests: patterns }, { folder, files, isCached: project.isCached });
  return format === 'json' ? `${JSON.stringify(comparison, null, 2)}\n` : comment(comparison);
}
