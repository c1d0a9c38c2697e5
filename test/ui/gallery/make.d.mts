/** Writes the gallery into a folder, which is made. @returns the address of its page */
export declare const makeGallery: (folder: string) => Promise<string>;
