import type { Schemas } from '@/api/client';

export type Checks = Schemas['AidChecks'];
export type CheckGroup = Schemas['AidCheckGroup'];
export type Check = Schemas['AidCheck'];
