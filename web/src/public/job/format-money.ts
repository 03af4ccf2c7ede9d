/** `$90,000`; a plain number without a known currency. */
export function formatMoney(amount: number, currency: string): string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: Number.isInteger(amount) ? 0 : 2 };
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat('en-US', isCurrency ? { ...options, style: 'currency', currency } : options).format(
    amount,
  );
}
