/** How many tests of a stage passed and failed; a check counts as one test. */
export type Count = { readonly passed: number; readonly failed: number };

/** The count of a check. */
export const counted = (good: boolean): Count => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
