/** Prints the failures as they come and nothing else; the stage that runs Jest prints the sum. */
export default class FailuresReporter {
  onTestResult(_test, { testFilePath, failureMessage }) {
    if (failureMessage) console.error(`\n${testFilePath}\n${failureMessage}`);
  }
}
