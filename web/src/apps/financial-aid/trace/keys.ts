// A line is known by a key like `parents.totalIncome`, or `pell.termPayment.2` for the second term.

export const partOf = (key: string) => key.split('.')[0] ?? '';

/** What a line is, whoever and whichever term it is of. */
export const stepOf = (key: string) => key.split('.')[1] ?? '';

/** The number of the term, from 1; 0 for a line of no term. */
export const termOf = (key: string) => Number(key.split('.')[2] ?? 0);
