/** A greeting by the time of day and the first name. */
export function greet(now: Date, displayName: string): string {
  const hour = now.getHours();
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const [firstName] = displayName.trim().split(/\s+/);
  return firstName ? `Good ${part}, ${firstName}` : `Good ${part}`;
}
