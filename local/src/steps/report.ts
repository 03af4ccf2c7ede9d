/** Shows the current step and the duration of each step. */
export interface StepReport {
  /** Begins a step and ends the one before. */
  step: (label: string) => void;
  /** Shows the progress of the current step, on the same line in a terminal. */
  progress: (done: number, total: number, label: string) => void;
  /** Ends the last step. */
  end: () => void;
}

/** Writes steps to a stream; unless it is a terminal, progress is written at every tenth. */
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
