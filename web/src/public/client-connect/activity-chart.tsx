import type { ActivityChart as Chart } from '@portal/domain/contracts/client-api';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { Card } from '../components/card';
import classes from './client.module.css';

const colors = ['#2f6fb3', '#2f9e4f', '#e0a100', '#d64545', '#7a52b3', '#1f8f94', '#b3607f', '#5d6b7a'];
const colorOf = (index: number) => colors[index % colors.length] ?? colors[0];
/** Circumference of the pie's ring with a radius of 15.915. */
const whole = 100;

interface Props {
  chart: Chart;
  /** What the chart leaves out; `''` for nothing. */
  note?: string;
}

/** Candidates by status, as a pie or as bars; the list next to it says the same in words. */
export function ActivityChart({ chart, note = '' }: Props) {
  if (!chart || chart.counts.length === 0) return null;
  const { chartType, counts } = chart;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <Card title={texts.activity}>
      {note && <p className={classes.hint}>{note}</p>}
      <div className={classes.chart} data-type={chartType}>
        {chartType === 'pie' && (
          <svg viewBox="0 0 42 42" width="132" height="132" aria-hidden>
            {counts.map(({ status, count }, index) => {
              const before = counts.slice(0, index).reduce((sum, each) => sum + each.count, 0);
              return (
                <circle
                  key={status}
                  cx="21"
                  cy="21"
                  r="15.915"
                  fill="none"
                  stroke={colorOf(index)}
                  strokeWidth="8"
                  strokeDasharray={`${(count / total) * whole} ${whole}`}
                  strokeDashoffset={(-before / total) * whole}
                  transform="rotate(-90 21 21)"
                />
              );
            })}
          </svg>
        )}
        <ul className={classes.legend}>
          {counts.map(({ status, count }, index) => (
            <li key={status}>
              <span className={classes.legendName}>
                <span className={classes.dot} style={{ background: colorOf(index) }} aria-hidden />
                {status}
              </span>
              {chartType === 'bar' && (
                <span className={classes.barTrack} aria-hidden>
                  <span
                    className={classes.bar}
                    style={{ width: `${(count / most) * 100}%`, background: colorOf(index) }}
                  />
                </span>
              )}
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
