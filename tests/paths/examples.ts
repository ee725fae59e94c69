/** Examples in the help of the commands, by their machines. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  paths: `  npm run -s paths -- emailVerification
      a small set of paths that together take every transition
  npm run -s paths -- emailVerification --strategy shortest --input reset --to signedIn --format markdown --language ko --out plan.md
      a test plan for the password reset, in Korean
  npm run -s paths -- login --strategy simple --to closed --max-steps 4 --avoid BACK
      every path to "closed" that passes nothing twice
  npm run -s paths -- --requirement EMAIL-7 --format gherkin --language ja
      every machine whose states name a requirement
  npm run -s paths -- emailVerification --strategy events --input link --events "EMAIL_SUBMITTED, checkEmail.done registered=false"
      the path over these steps
  npm run -s paths -- all --format csv --out paths.csv
  npm run -s paths -- emailVerification --strategy shortest --input reset --to signedIn --format playwright --out test-results/reset.test.ts
      a Playwright file; npx tsx --test test-results/reset.test.ts runs it`,
  browser: `  npm run -s tools -- paths:browser
      every machine; the table here, JUnit and the report with pictures in test-results/paths
  npm run -s tools -- paths:browser emailVerification logout
      two machines
  npm run -s tools -- paths:browser emailVerification --to offeringLogin --input reset --headed --slow
      one way to a state, in a window, slowly
  npm run -s tools -- paths:browser emailVerification --to settingPassword --stop-before --headed
      the same, stopped before its last step; then it is your turn, and the server's answers are chosen in the terminal
  npm run -s tools -- paths:browser logout --at http://localhost:4000
      on a server that is started already; what cannot be arranged there is skipped, each with its reason
  npm run -s tools -- paths:browser --at https://staging.example --imap imaps://box:password@mail.example --engine firefox --shard 1/3
      a third of the machines, in Firefox, with the mailed codes of a box; the report stands beside those of other shares`,
};
