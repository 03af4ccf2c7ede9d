import type { JobPage } from '@portal/domain/contracts/public-api';

/** `$90,000 – $120,000 / year`; `''` without an amount. */
export function formatSalary({ amount, maxAmount, currency, frequency }: JobPage['salary']): string {
  const amounts = [...new Set([amount, maxAmount])].filter((value) => value !== null);
  if (amounts.length === 0) return '';
  const range = amounts.map((value) => formatMoney(value, currency)).join(' – ');
  return frequency ? `${range} / ${frequency}` : range;
}

function formatMoney(amount: number, currency: string): string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: Number.isInteger(amount) ? 0 : 2 };
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat('en-US', isCurrency ? { ...options, style: 'currency', currency } : options).format(
    amount,
  );
}
