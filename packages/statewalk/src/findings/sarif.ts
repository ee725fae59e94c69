import { type Finding, RECOMMENDED, RULES } from '../explore/finding.ts';
import { RULE_TEXTS } from './rule-texts.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Findings as a log of SARIF 2.1.0: GitHub, GitLab and editors show it at the lines of a change. */
export const sarif = (findings: readonly Finding[]) => ({
  $schema: SCHEMA,
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'statewalk',
          rules: RULES.map((id) => ({
            id,
            shortDescription: { text: RULE_TEXTS[id] },
            defaultConfiguration: RECOMMENDED[id] === 'off' ? { enabled: false } : { level: RECOMMENDED[id] },
          })),
        },
      },
      columnKind: 'utf16CodeUnits',
      results: findings.map(resultOf),
    },
  ],
});

function resultOf({ rule, severity, message, machine, state, on, file, line, path = [] }: Finding) {
  const physical =
    file === undefined
      ? {}
      : {
          physicalLocation: { artifactLocation: { uri: encodeURI(file) }, ...(line === undefined ? {} : { region: { startLine: line } }) },
        };
  return {
    ruleId: rule,
    ruleIndex: RULES.indexOf(rule),
    level: severity,
    message: { text: [message, ...path.map((step) => `  ${step}`)].join('\n') },
    locations: [{ ...physical, logicalLocations: [{ fullyQualifiedName: state === undefined ? machine : `${machine}.${state}` }] }],
    // The same finding in the next run, though lines have moved.
    partialFingerprints: { finding: [machine, rule, state ?? '', on ?? '', message].join(' ') },
  };
}
