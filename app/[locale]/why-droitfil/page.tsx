import { textPage } from '@/components/content/text-page';

const { generateMetadata, TextPage } = textPage('why-droitfil');

export { generateMetadata };
export default TextPage;
