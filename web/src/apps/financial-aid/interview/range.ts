/** The two ends of a range have fields of their own. */
export const endsOf = (field: string) => ({ from: `${field}.from`, to: `${field}.to` });
