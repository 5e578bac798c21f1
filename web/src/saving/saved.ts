import { failureOf } from '@/api/client';

/** Something that has a name, and a revision that grows with each change. */
export type Kept = { id: string; name: string; revision: number };

/** What became of a change: it was kept, or somebody else was faster, and this is what they have made of it. */
export type Saved<K> = { kept: K } | { current: K; message: string };

type Call<K> = Promise<{ data?: K; error?: unknown; response: Response }>;

/** Waits for a change that is refused if somebody else was faster. */
export async function orOvertaken<K>(call: Call<K>): Promise<Saved<K>> {
  const { data, error, response } = await call.catch(() => ({
    data: undefined,
    error: undefined,
    response: Response.error(),
  }));
  if (data) return { kept: data };
  const conflict = error as { current?: K; message: string } | undefined;
  if (conflict?.current) return { current: conflict.current, message: conflict.message };
  throw failureOf(error, response.status);
}
