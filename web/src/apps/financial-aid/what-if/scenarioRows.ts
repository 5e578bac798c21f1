import type { WorkedOut } from '../types';
import { index, money } from '../words';
import { indexChange, moneyChange } from './words';

/** A scenario, or the family's answers as they are, which come first. Without figures while they are on their way. */
export type Compared = { name: string; worked: WorkedOut | undefined };

type Figure = {
  name: string;
  of: (worked: WorkedOut) => number | undefined;
  say: (value: number) => string;
  change: (difference: number) => string;
};

function figuresOf(school: string | undefined): Figure[] {
  const figures: Figure[] = [
    { name: 'Student Aid Index', of: ({ result }) => result?.sai, say: index, change: indexChange },
    { name: 'Pell Grant, full time', of: ({ result }) => result?.pell, say: money, change: moneyChange },
  ];
  const price: Figure = {
    name: `Net price at ${school}`,
    of: ({ schools }) => schools[0]?.package.netPrice,
    say: money,
    change: moneyChange,
  };
  return school === undefined ? figures : [...figures, price];
}

/** Each figure, and below it the difference to the first column. */
export function figureRows(compared: readonly Compared[], school: string | undefined): string[][] {
  return figuresOf(school).flatMap(({ name, of, say, change }) => {
    const values = compared.map(({ worked }) => worked && of(worked));
    const [base] = values;
    const unknown = (place: number) => (compared[place]?.worked ? 'not known' : '…');
    return [
      [name, ...values.map((value, place) => (value === undefined ? unknown(place) : say(value)))],
      [
        'Difference',
        ...values.map((value, place) => {
          if (place === 0) return '';
          return value === undefined || base === undefined ? unknown(place) : change(value - base);
        }),
      ],
    ];
  });
}

/** The same with plain numbers, for a spreadsheet. */
export function plainRows(compared: readonly Compared[], school: string | undefined): (string | number)[][] {
  return [
    ['Figure', ...compared.map(({ name }) => name)],
    ...figuresOf(school).map(({ name, of }) => [
      name,
      ...compared.map(({ worked }) => (worked && of(worked)) ?? ''),
    ]),
  ];
}
