/** Where the focus goes when somebody is opened, and when their evidence is asked for. */
export const HEADING = 'candidate-heading';
export const RESUME = 'candidate-resume';
