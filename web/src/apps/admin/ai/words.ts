import { formatCount } from '@/ui/numbers';
import type { FeedbackReason, Means, ProviderKind, Rating } from './types';

export const PROVIDERS: Record<ProviderKind, string> = {
  none: 'None',
  http: 'OpenAI-compatible server',
  local: 'A GGUF file on this machine',
};

export const MEANS: Record<Means, string> = {
  model: 'Model',
  engine: 'Engine only',
  off: 'Off',
};

export const RATINGS: Record<Rating, string> = { up: 'Good answer', down: 'Bad answer' };

export const REASONS: Record<FeedbackReason, string> = {
  wrong: 'Something in it is wrong',
  incomplete: 'Something is missing',
  unclear: 'It is hard to understand',
  unsafe: 'It could do harm',
  other: 'Something else',
};

export const formatMillis = (millis: number) => `${formatCount(millis)} ms`;

/** Where addresses look like this. Examples: any server that speaks the same way will do. */
export const ADDRESSES: readonly [string, string][] = [
  ['OpenAI', 'https://api.openai.com/v1'],
  ['Azure', 'https://your-resource.openai.azure.com/openai/v1'],
  ['Gemini', 'https://generativelanguage.googleapis.com/v1beta/openai'],
  ['Ollama', 'http://localhost:11434/v1'],
  ['vLLM', 'http://localhost:8000/v1'],
];
