import type { JobPage } from '@portal/domain/contracts/public-api';
import { formatMoney } from './format-money';

/** `$90,000 – $120,000 / year`; `''` without an amount. */
export function formatSalary({ amount, maxAmount, currency, frequency }: JobPage['salary']): string {
  const amounts = [...new Set([amount, maxAmount])].filter((value) => value !== null);
  if (amounts.length === 0) return '';
  const range = amounts.map((value) => formatMoney(value, currency)).join(' – ');
  return frequency ? `${range} / ${frequency}` : range;
}
