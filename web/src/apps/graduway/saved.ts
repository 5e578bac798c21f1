import { failureOf } from '@/api/client';

type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** What became of a change: it was kept, or somebody else was faster, and this is what it says now. */
export type Saved<T> = { kept: T } | { current: T; message: string };

/** A refusal that carries what is there now is no failure: it can be looked at, and done again. */
export async function orOvertaken<T>(call: Call<T>): Promise<Saved<T>> {
  const { data, error, response } = await call.catch(() => ({
    data: undefined,
    error: undefined,
    response: Response.error(),
  }));
  if (response.ok) return { kept: data as T };
  const conflict = error as { current?: T; message: string } | undefined;
  if (conflict?.current) return { current: conflict.current, message: conflict.message };
  throw failureOf(error, response.status);
}

/** Where there is nothing to choose between, whoever was faster is told of. */
export async function keptOrThrow<T>(saving: Promise<Saved<T>>): Promise<T> {
  const saved = await saving;
  if ('kept' in saved) return saved.kept;
  throw new Error(saved.message);
}
