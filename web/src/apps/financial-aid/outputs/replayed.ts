import type { Tint } from '@/ui/Pill';
import type { Replayed } from './types';

/** What a replay says about a file, in words. */
export function sayReplayed(replayed: Replayed): { name: string; tint: Tint; means: string } {
  if (replayed === 'same') {
    return {
      name: 'The same',
      tint: 'green',
      means: 'Nobody has changed the file: worked out again, it comes out the same to the last byte.',
    };
  }
  if (replayed === 'altered') {
    return {
      name: 'Altered',
      tint: 'red',
      means:
        'The file was changed after it was saved: worked out again, it does not come out the same. Do not rely on it, and ask for a new one.',
    };
  }
  return replayed.otherVersion.sameResult
    ? {
        name: 'Another version, same result',
        tint: 'green',
        means: 'The file is from another version of the engine or its tables. The result is the same today.',
      }
    : {
        name: 'Another version, other result',
        tint: 'orange',
        means:
          'The file is from another version of the engine or its tables, and today the result is another one. That is to be expected; save a new file if you need one.',
      };
}
