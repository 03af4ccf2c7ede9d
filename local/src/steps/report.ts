/** Tells what is being done and how long each step took. */
export interface StepReport {
  /** Begins a step; the one before is over. */
  step: (label: string) => void;
  /** How far the current step has come, on the same line where the terminal allows. */
  progress: (done: number, total: number, label: string) => void;
  /** Ends the last step. */
  end: () => void;
}

/** Writes steps to the terminal; where output is kept in a file, progress is told at every tenth. */
export function createStepReport(out: NodeJS.WriteStream = process.stdout): StepReport {
  let current: { label: string; startedAt: number } | null = null;
  let lastTenth = -1;
  const end = () => {
    if (!current) return;
    const seconds = ((Date.now() - current.startedAt) / 1000).toFixed(1);
    if (out.isTTY) out.write('\r\u001b[2K');
    out.write(`  ${current.label} (${seconds} s)\n`);
    current = null;
    lastTenth = -1;
  };
  return {
    step: (label) => {
      end();
      current = { label, startedAt: Date.now() };
      if (out.isTTY) out.write(`  ${label} …`);
    },
    progress: (done, total, label) => {
      const tenth = total === 0 ? 10 : Math.floor((done / total) * 10);
      if (out.isTTY) out.write(`\r\u001b[2K  ${current?.label ?? ''}: ${label} ${done} of ${total}`);
      else if (tenth !== lastTenth) out.write(`  ${label} ${done} of ${total}\n`);
      lastTenth = tenth;
    },
    end,
  };
}
