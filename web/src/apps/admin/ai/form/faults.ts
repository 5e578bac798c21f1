import { isRefusal } from '@/api/client';
import type { ProviderKind } from '../types';
import type { Faults } from './draft';

const FIELDS: Record<string, keyof Faults> = {
  provider: 'provider',
  baseUrl: 'baseUrl',
  model: 'model',
  file: 'file',
  key: 'key',
  'prices.input': 'inputPrice',
  'prices.output': 'outputPrice',
};

/** What a refusal is about, if it names no field. */
const HEART: Partial<Record<ProviderKind, keyof Faults>> = { http: 'baseUrl', local: 'file' };

/** A refusal at the field it is about. Nothing if it is about none, like a lost connection. */
export function faultsOf(failure: Error | null, provider: ProviderKind): Faults | undefined {
  if (!isRefusal(failure, 'validation_failed')) return undefined;
  const [, name = '', rest = ''] = /^([\w.]+): (.+)$/s.exec(failure.message) ?? [];
  const field = FIELDS[name];
  if (field) return { [field]: capital(rest) };
  const heart = HEART[provider];
  return heart && { [heart]: failure.message };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
