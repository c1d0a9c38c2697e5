/** How often each thing is measured: FACE_UP_ROUNDS, or as many as here. */
export const amount = (usual: number): number => Number(process.env.FACE_UP_ROUNDS ?? usual);
