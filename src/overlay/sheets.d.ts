/** A style sheet as a text, as the build makes of it. */
declare module '*.css' {
  const text: string;
  export default text;
}
