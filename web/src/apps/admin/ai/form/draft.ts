import { dollarsOf, microsOf } from '../money';
import type { AiSettings, ChangeAiSettings, ProviderKind } from '../types';

/** What the form shows. */
export type Fields = {
  provider: ProviderKind;
  baseUrl: string;
  model: string;
  file: string;
  mayPlan: boolean;
  inputPrice: string;
  outputPrice: string;
};

/** What was changed and is not saved. What was not touched stays what the server says, also if that changes. */
export type Draft = Partial<Fields> & {
  /** Nothing: the key stays. `null`: it is removed. */
  key?: string | null;
};

export type Faults = Partial<Record<keyof Fields | 'key', string>>;

export function fieldsOf(settings: AiSettings): Fields {
  const { provider, baseUrl, model, file, mayPlan, prices } = settings;
  return {
    provider,
    baseUrl,
    model,
    file,
    mayPlan,
    inputPrice: prices ? dollarsOf(prices.input) : '',
    outputPrice: prices ? dollarsOf(prices.output) : '',
  };
}

/** Whether there is anything to save. */
export function isChanged({ key, ...changed }: Draft, saved: Fields): boolean {
  const names = Object.keys(changed) as (keyof Fields)[];
  return key === null || Boolean(key) || names.some((name) => changed[name] !== saved[name]);
}

const PRICE = 'Write an amount in dollars, like 0.15: at most six places after the point.';

/** What has to be mended before it can be saved. */
export function check(fields: Fields): Faults {
  const { provider, baseUrl, model, file, inputPrice, outputPrice } = fields;
  if (provider === 'local') return file.trim() ? {} : { file: 'Write where the file is.' };
  if (provider === 'none') return {};
  const [input, output] = [inputPrice.trim(), outputPrice.trim()];
  const faults: Faults = {
    baseUrl: /^https?:\/\/[^\s/]/.test(baseUrl.trim())
      ? undefined
      : 'Write an address that begins with https:// or http://.',
    model: model.trim() ? undefined : 'Write which model is asked.',
    inputPrice: checkPrice(input, output),
    outputPrice: checkPrice(output, input),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

function checkPrice(price: string, other: string): string | undefined {
  if (price) return microsOf(price) === undefined ? PRICE : undefined;
  return other ? 'Write both prices, or none. What is free costs 0.' : undefined;
}

/** The request that saves it. What apps may use is not part of the form. */
export function toChange(settings: AiSettings, fields: Fields, key?: string | null): ChangeAiSettings {
  const [input, output] = [microsOf(fields.inputPrice), microsOf(fields.outputPrice)];
  const isFree = !fields.inputPrice.trim() && !fields.outputPrice.trim();
  const prices = input !== undefined && output !== undefined ? { input, output } : settings.prices;
  return {
    version: settings.version,
    provider: fields.provider,
    baseUrl: fields.baseUrl.trim(),
    model: fields.model.trim(),
    file: fields.file.trim(),
    ...(key === null ? { key: '' } : key && { key }),
    mayPlan: fields.mayPlan,
    prices: isFree ? null : (prices ?? null),
    apps: Object.entries(settings.apps).map(([app, means]) => ({ app, means })),
  };
}
